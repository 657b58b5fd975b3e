import { sql } from 'drizzle-orm'

/**
 * What each invoice and credit note says of each rate, together exactly its net amount and its VAT: the highest has the
 * cent that rounding left.
 */
export const vatOfInvoices = sql`(
  select id, issued_on as day, rate, net, rounded + case
    when row_number() over (partition by id order by abs(rounded) desc, rate desc) = 1
    then vat - sum(rounded) over (partition by id) else 0 end as vat
  from (
    select invoices.id, issued_on, invoices.vat, (line->>'vatRate')::numeric as rate,
      sum((line->>'amount')::numeric) as net,
      round(sum((line->>'amount')::numeric) * (line->>'vatRate')::numeric / 100) as rounded
    from invoices, jsonb_array_elements(document->'lines') line
    group by invoices.id, (line->>'vatRate')::numeric) rates)`
