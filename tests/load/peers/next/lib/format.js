const amounts = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' })
const dates = new Intl.DateTimeFormat('nl-BE', { dateStyle: 'long', timeZone: 'Europe/Brussels' })
const times = new Intl.DateTimeFormat('nl-BE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Brussels' })
const dayMonths = new Intl.DateTimeFormat('nl-BE', { day: 'numeric', month: 'short', timeZone: 'Europe/Brussels' })

export const amount = (cents) => amounts.format(cents / 100)
export const date = (instant) => dates.format(new Date(instant))
export const shortDate = (instant) => dayMonths.format(new Date(instant))
export const time = (instant) => times.format(new Date(instant))
export const days = (schedule) => dates.formatRange(new Date(schedule[0].start), new Date(schedule.at(-1).start))
export const nameOf = ({ firstName, lastName }) => `${firstName} ${lastName}`

export const statuses = {
  new: 'Nieuw',
  invited: 'Uitgenodigd',
  active: 'Actief',
  inactive: 'Inactief',
  awaiting_payment: 'Te betalen',
  paid: 'Betaald',
  expired: 'Vervallen',
  open: 'Te betalen',
  credited: 'Gecrediteerd',
  waiting: 'Op de wachtlijst',
  offered: 'Wacht op uw antwoord',
}
