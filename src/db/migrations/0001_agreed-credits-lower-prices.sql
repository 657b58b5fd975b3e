-- What staff credited of the invoice of a registration is taken off its price from now on, of what was credited before too.
update registrations set net = billed.net, vat = billed.vat, kept = least(kept, billed.net)
from (
  select orders.registration_id as id, sum(papers.net)::int as net, sum(papers.vat)::int as vat
  from invoices orders
  join invoices papers on papers.id = orders.id or papers.follows_id = orders.id
    or papers.follows_id in (select added.id from invoices added where added.follows_id = orders.id)
  where orders.registration_id is not null
  group by 1
  having bool_or(exists (
    select from state_changes where entity = 'invoice' and entity_id = papers.id and reason = 'agreed'))
) billed
where registrations.id = billed.id and registrations.net > billed.net;
