-- What staff credited of the invoice of a registration is taken off its price from now on, of what was credited before too.
update registrations set net = billed.net, vat = billed.vat, kept = least(kept, billed.net)
from (
  select papers.registration_id as id, sum(papers.net)::int as net, sum(papers.vat)::int as vat
  from (
    select registration_id, id, net, vat from invoices where registration_id is not null
    union all
    select orders.registration_id, papers.id, papers.net, papers.vat
    from invoices orders join invoices papers on papers.follows_id = orders.id
    where orders.registration_id is not null
    union all
    select orders.registration_id, papers.id, papers.net, papers.vat
    from invoices orders join invoices added on added.follows_id = orders.id
    join invoices papers on papers.follows_id = added.id
    where orders.registration_id is not null
  ) papers
  group by 1
  having bool_or(exists (
    select from state_changes where entity = 'invoice' and entity_id = papers.id and reason = 'agreed'))
) billed
where registrations.id = billed.id and registrations.net > billed.net;
