import { brusselsYear } from '../../../src/domain/days.ts'
import { callsAs } from '../site-calls.ts'

/** Who administers the demo's organisation. */
export const ownerEmail = 'beheer@leerplein.test'

/** Words that stand on pages of this organisation and of no other. */
export const secrets = ['Korenbloem', 'Benali', 'Wouters', 'PO-2041', 'PO-2077', 'PO-2080', 'verstopt']

/** What whoever takes part reads of who ordered it. */
export const toldToParticipants = ['Korenbloem']

/** Ids of the owner's things, by the names that the lines of the matrix give them; `applicant` wants to join. */
export type Owned = Record<string, string>

/** A line of the matrix with the owner's ids in it. */
export const filled = (text: string, owned: Owned): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = owned[name]
    if (!id) throw new Error(`The owner has no ${name}`)
    return id
  })

async function sendFile(url: string, token: string, path: string, name: string, file: File): Promise<string> {
  const body = new FormData()
  body.append(name, file)
  const headers = { Authorization: `Bearer ${token}` }
  const made = await (await fetch(`${url}/api${path}`, { method: 'POST', headers, body })).json()
  return String((Array.isArray(made) ? made[0] : made)._id)
}

/** One of everything that the owner has at a site with the demo's content. */
export async function ownedAt(url: string, token: string, applicant: string): Promise<Owned> {
  const { get, send, userId } = await callsAs(url, ownerEmail)
  const first = async (list: string) => (await get(list)).items[0]
  const student = await first('/students?lastName=Benali')
  const paid = await first('/registrations?status=paid&sort=startDate:DESC')
  const sessions: { _id: string; current: boolean }[] = await get(`/users/me/${userId}/sessions`)
  const invoice = await first('/invoices?limit=1')
  const waiting = await first('/waiting-list-entries?status=waiting')
  await send('POST', '/calendar-feeds')
  const organisation: string = (await get('/organisations')).items[0]._id
  const desk = await callsAs(url, 'staff@leerplein.test')
  await desk.send('POST', '/prepaid-cards', { organisation, days: 10, price: 40_000 })
  const rows = 'Voornaam,Naam,E-mail\nVera,Verstopt,verstopt@deelnemer.test\n'
  const material = new File(['verstopt'], 'verstopt.txt')
  return {
    paidSession: paid.session._id,
    material: await sendFile(url, desk.token, `/sessions/${paid.session._id}/files`, 'files', material),
    ...{ user: userId, applicant, organisation },
    colleague: (await callsAs(url, 'contact@leerplein.test')).userId,
    ...{ student: student._id, replacement: (await first('/students?lastName=Dubois'))._id },
    ...{ paid: paid._id, seated: paid.students[0]._id ?? paid.students[0] },
    unpaid: (await first('/registrations?status=awaiting_payment'))._id,
    ...{ waiting: waiting._id, fullSession: waiting.session._id, fullCourse: waiting.session.course._id },
    ...{ invoice: invoice._id, number: invoice.number, year: String(brusselsYear(new Date())) },
    requested: (await first('/bookings?status=new'))._id,
    quoted: (await first('/bookings?status=waiting_for_customer'))._id,
    payable: (await first('/bookings?status=waiting_for_payment'))._id,
    // Of somebody else than the participant who comes: one's own is one's own.
    certificate: (await first(`/certificates?student=${student._id}`))._id,
    session: String(sessions.find(({ current }) => !current)?._id ?? sessions[0]?._id),
    upload: await sendFile(url, token, '/student-uploads', 'file', new File([rows], 'verstopt.csv')),
    file: await sendFile(url, token, '/files/upload', 'files', new File(['verstopt'], 'verstopt.txt')),
  }
}
