import { sharesOfLeaving } from '../../src/domain/cancellation.ts'
import { vatOn } from '../../src/domain/vat.ts'
import type { TestApi } from './api.ts'
import { type openChoices, openMarket, type openSocket, reprice, signIn } from './market.ts'
import { comeInstead, payerOf } from './payments.ts'
import type { Act } from './trade-acts.ts'
import { newCustomer, newStudents, registrationOf } from './training.ts'

type Headers = Record<string, string>

/** What all worlds of one database have in common. */
export interface Shared {
  api: TestApi
  socket: Awaited<ReturnType<typeof openSocket>>
  /** Headers of staff, at this moment. */
  staff: Headers
  /** When the clock was moved last: who was signed in signs in again. */
  tick: number
  /** Nobody reaches the payment provider. */
  isAway: boolean
  choicesOf: (emails: string[]) => ReturnType<typeof openChoices>
}

/** An order as its customer would write it down. */
export interface Noted {
  id: string
  who: number
  session: string
  students: string[]
  /** Cents excluding VAT: what it costs, and the part of it that stays of who left too late. */
  net: number
  kept: number
  /** Some of its money came by another way, or never. */
  byHand: boolean
  /** It was a part of another one: the cent that rounding leaves may be with it. */
  isPart?: boolean
}

/** A registration as the product shows it. */
export interface Shown {
  _id: string
  status: string
  net: number
  vat: number
  total: number
  owed: number
  paidAt: string | null
  students: { _id: string }[]
}

const nth = <Thing>(things: Thing[], index: number) => things[index % Math.max(things.length, 1)]

/** A course with two small sessions and three customers, in the product and on paper. */
export async function openWorld(shared: Shared, market: { capacity: number; days: number }) {
  const { api, socket, choicesOf } = shared
  const { people, sessions, course } = await openMarket(api, market)
  const orders: Noted[] = []
  const entries: { id: string; who: number; students: string[]; session: string }[] = []
  const begun: string[] = []
  const calledOff = new Set<string>()
  const signedIn = new Map<number, { tick: number; headers: Headers }>()
  let price = 45_000

  const living = () => orders.filter(({ students }) => students.length > 0)
  const asStaff = (method: string, path: string, body?: object) => socket.send(method, path, body, shared.staff)
  const { chooseSilently, checkout: _, ...payer } = payerOf(api)

  async function as(index: number): Promise<Headers> {
    const customer = people[index]?.customer
    const known = signedIn.get(index)
    if (!customer) return {}
    if (known?.tick === shared.tick) return known.headers
    const headers = await signIn(api, customer)
    signedIn.set(index, { tick: shared.tick, headers })
    return headers
  }
  const send = async (index: number, method: string, path: string, body?: object) =>
    socket.send(method, path, body, await as(index))

  async function register(index: number, students: string[], of: string) {
    const { status, body } = await send(index, 'POST', '/registrations', registrationOf(of, students))
    if (status !== 201) return
    const net = price * students.length
    orders.push({ id: body._id, who: index, session: of, students, net, kept: 0, byHand: false })
  }

  async function begin(order: Noted): Promise<string | undefined> {
    const { status, body } = await send(order.who, 'POST', '/registrations/create-payment', { id: order.id })
    const payment = status === 200 ? String(body.redirectUrl).split('/').at(-1) : undefined
    if (payment) begun.push(payment)
    return payment
  }

  const choose = (payment: string, outcome: Parameters<typeof chooseSilently>[1], isSilent: boolean) =>
    isSilent || shared.isAway ? chooseSilently(payment, outcome) : socket.checkout.choose(payment, outcome ?? 'paid')

  /** Another amount comes than was asked, and staff decide. */
  async function comeOtherwise(order: Noted, more: number, decision: string) {
    const payment = await begin(order)
    if (!payment || shared.isAway) return
    const [newest] = (await payer.paymentsOf(order.id)).slice(-1)
    if (!newest) return
    await comeInstead(api, payment, Math.max(1, newest.amount + more))
    const decide = async (as: string) =>
      (await asStaff('POST', `/payments/${newest.id}/decision`, { decision: as, reason: 'Zo afgesproken' })).status
    const isTaken = decision !== 'returned' && (await decide(decision)) === 200
    if (!isTaken) await decide('returned')
    else if (more < 0) order.byHand = true
  }

  const shown = async ({ id }: Noted): Promise<Shown> => (await asStaff('GET', `/registrations/${id}`)).body

  async function cancel(
    order: Noted,
    { part, withdrawal, agreed }: { part: number; withdrawal: boolean; agreed: number | null },
  ) {
    const leaving = part === 0 || withdrawal ? undefined : order.students.slice(0, part)
    const query = `students=${leaving ?? ''}&withdrawal=${withdrawal}`
    const path = `/registrations/${order.id}/cancellation-effect?${query}`
    const usual = await send(order.who, 'GET', path)
    if (usual.status !== 200) return
    const most = usual.body.credit + usual.body.kept
    const wanted = agreed !== null && (await asStaff('GET', `${path}&credit=${Math.round(most * agreed)}`))
    const isAgreed = wanted && wanted.body.isPossible === true
    const { credit, refund, percent } = isAgreed ? wanted.body : usual.body
    const before = await shown(order)
    const body = { withdrawal, credit, refund, ...(leaving && { students: leaving }) }
    const cancellation = `/registrations/${order.id}/cancellation`
    const { status } = isAgreed
      ? await asStaff('POST', cancellation, { ...body, reason: 'Afgesproken' })
      : await send(order.who, 'POST', cancellation, body)
    if (status !== 200) return
    const gone = leaving ?? order.students
    const shares = sharesOfLeaving(order.net - order.kept, order.students.length, gone.length)
    const full = shares.reduce((sum, share) => sum + share, 0)
    const usually = shares.reduce((sum, share) => sum + Math.round((share * percent) / 100), 0)
    const off = isAgreed ? before.net - (await shown(order)).net : usually
    order.net -= off
    order.kept += full - off
    order.students = order.students.filter((student) => !gone.includes(student))
    const after = await shown(order)
    if (before.status === 'paid' && after.total !== before.total - credit)
      throw new Error(`${credit} was to be credited, and ${before.total - after.total} was`)
  }

  async function move(order: Noted, chosen: 'agreed' | 'today' | null) {
    const { body } = await send(order.who, 'GET', `/registrations/${order.id}/moves`)
    const target = body.sessions?.[0]
    if (!target) return
    const difference = chosen ? { agreed: 0, today: target.today }[chosen] : target.difference
    const wish = { session: target.session._id, difference, ...(chosen && { price: chosen, reason: 'Afgesproken' }) }
    const path = `/registrations/${order.id}/move`
    const { status } = await (chosen ? asStaff('POST', path, wish) : send(order.who, 'POST', path, wish))
    if (status !== 200) return
    const today = price * order.students.length + order.kept
    // What was called off moves at the price it had.
    if (calledOff.has(order.session) || chosen === 'agreed') order.net += 0
    else order.net = chosen === 'today' ? today : Math.min(order.net, today)
    order.session = target.session._id
  }

  /** Some go to another date, and the others stay. */
  async function divide(order: Noted, { some, at }: { some: number; at: 'lower' | 'agreed' | 'today' }) {
    const leaving = order.students.slice(0, some)
    if (leaving.length === order.students.length) return
    const { body } = await send(order.who, 'GET', `/registrations/${order.id}/moves?students=${leaving}`)
    const target = body.sessions?.[0]
    if (!target) return
    const difference = { lower: target.difference, agreed: 0, today: target.today }[at]
    const wish = { session: target.session._id, difference, students: leaving }
    const path = `/registrations/${order.id}/move`
    const { status, body: made } =
      at === 'lower'
        ? await send(order.who, 'POST', path, wish)
        : await asStaff('POST', path, { ...wish, price: at, reason: 'Afgesproken' })
    if (status !== 200) return
    const shares = sharesOfLeaving(order.net - order.kept, order.students.length, leaving.length)
    const share = shares.reduce((sum, one) => sum + one, 0)
    const today = price * leaving.length
    order.net -= share
    order.students = order.students.filter((student) => !leaving.includes(student))
    const net = { agreed: share, today, lower: Math.min(share, today) }[at]
    const { who, byHand } = order
    orders.push({
      ...{ id: made.registration, who, byHand, net, kept: 0 },
      session: target.session._id,
      students: leaving,
      isPart: true,
    })
  }

  /** The link of the mail about a session that was called off: another date, or the money back. */
  async function answer(which: number, stays: boolean) {
    const choice = nth(await choicesOf(people.map(({ customer }) => customer.email)), which)
    const order = orders.find(({ id }) => id === choice?.registration)
    if (!choice || !order) return
    const path = `/session-choices/${choice.token}`
    const offered = await socket.send('GET', path, undefined, {})
    const target = stays ? offered.body.sessions[0]?._id : null
    if (target === undefined) return
    const { status } = await socket.send('POST', path, { session: target }, {})
    if (status !== 200) return
    if (target) order.session = target
    else order.students = []
  }

  const invoicesOf = async ({ id }: Noted): Promise<{ _id: string; status: string }[]> =>
    (await asStaff('GET', `/invoices?registration=${id}`)).body.items

  /** Money comes by bank: staff call its invoice paid. */
  async function transfer(order: Noted) {
    for (const { _id, status } of await invoicesOf(order)) {
      if (status !== 'open') continue
      order.byHand = true
      await asStaff('PATCH', `/invoices/${_id}`, { status: 'paid' })
    }
  }

  /** Staff take a part of its invoice back, or ask for all of it. */
  async function credit(order: Noted, share: number) {
    const [invoice] = await invoicesOf(order)
    if (!invoice) return
    const { left } = (await asStaff('GET', `/invoices/${invoice._id}/record`)).body
    const net = Math.ceil(left.net * share)
    if (net === 0) return
    const { status } =
      share === 1
        ? await asStaff('PATCH', `/invoices/${invoice._id}`, { status: 'credited' })
        : await asStaff('POST', `/invoices/${invoice._id}/credit-notes`, {
            ...{ description: 'Korting', net, left: left.total },
          })
    if (status >= 300) return
    order.net -= net
    order.kept = Math.min(order.kept, order.net)
  }

  /** Staff make its invoice again for another name: to its customer nothing changes. */
  async function reissue(order: Noted, name: string) {
    const [invoice] = await invoicesOf(order)
    if (invoice) await asStaff('POST', `/invoices/${invoice._id}/reissue`, { name, reason: 'Andere naam' })
  }

  /** Staff make one of two organisations, or of two participants. */
  async function merge(who: number, ofStudents: boolean) {
    const person = people[who]
    if (!person) return
    const { customer, students } = person
    const [kept, dropped] = ofStudents ? students : [(await newCustomer(api)).organisation, customer.organisation]
    if (!kept || !dropped) return
    const kind = ofStudents ? 'student' : 'organisation'
    const path = `/doubles/${kind}/${kept}/${dropped}`
    const { body } = await asStaff('GET', path)
    const values = ofStudents ? {} : { isPartner: 'dropped' }
    const { status } = await asStaff('POST', path, { version: body.version, values })
    if (status !== 200) return
    if (!ofStudents) {
      customer.organisation = kept
      return
    }
    for (const order of [...orders, ...entries])
      order.students = order.students.map((student) => (student === dropped ? kept : student))
    students.splice(1, 1, ...(await newStudents(api, customer)))
  }

  async function steer(kind: string, index: number) {
    const order = nth(living(), index)
    const entry = nth(entries, index)
    if (kind === 'take' && entry) return register(entry.who, entry.students, entry.session)
    if (kind === 'withdraw' && entry) return send(entry.who, 'DELETE', `/waiting-list-entries/${entry.id}`)
    if (!order) return
    const path = `/registrations/${order.id}`
    const [leaving = ''] = order.students
    if (kind === 'begin') return begin(order)
    if (kind === 'take back' && (await send(order.who, 'DELETE', path)).status === 204) order.students = []
    if (kind === 'transfer') return transfer(order)
    if (kind === 'call off' && (await asStaff('POST', `/sessions/${order.session}/cancel`)).status === 200)
      calledOff.add(order.session)
    if (kind === 'leave' && (await send(order.who, 'DELETE', `${path}/students/${leaving}`)).status < 300) {
      order.net -= order.net / order.students.length
      order.students = order.students.slice(1)
    }
    if (kind === 'replace') {
      const student = nth(people[order.who]?.students ?? [], index) ?? ''
      const { status } = await send(order.who, 'PUT', `${path}/students/${leaving}`, { student })
      if (status < 300) order.students = [student, ...order.students.slice(1)]
    }
    if (kind === 'confirm' || kind === 'expire') {
      const to = kind === 'confirm' ? 'paid' : 'expired'
      const { status } = await asStaff('PATCH', path, { status: to })
      if (status === 200 && to === 'paid') order.byHand = true
    }
  }

  /** Another order, or something that is of none. */
  async function beside(act: Act) {
    if ('group' in act) {
      const students = act.group.map((index) => String(people[act.who]?.students[index]))
      const of = String(sessions[act.session])
      if (act.kind === 'register') return register(act.who, students, of)
      const { status, body } = await send(act.who, 'POST', '/waiting-list-entries', { session: of, students })
      if (status === 201) entries.push({ id: body._id, who: act.who, students, session: of })
    } else if ('ofStudents' in act) await merge(act.who, act.ofStudents)
    else if ('price' in act) {
      price = act.price
      await reprice(api, course, price)
    }
  }

  async function perform(act: Act) {
    if (!('which' in act)) return beside(act)
    if ('stays' in act) return answer(act.which, act.stays)
    const order = nth(living(), act.which)
    if (act.kind === 'settle') {
      const payment = nth(begun, act.which)
      if (payment && !shared.isAway) await socket.checkout.choose(payment, act.outcome)
    } else if (!order || act.kind === 'take' || act.kind === 'withdraw') await steer(act.kind, act.which)
    else if ('part' in act) await cancel(order, act)
    else if ('chosen' in act) await move(order, act.chosen)
    else if ('some' in act) await divide(order, act)
    else if ('share' in act) await credit(order, act.share)
    else if ('name' in act) await reissue(order, act.name)
    else if ('more' in act) await comeOtherwise(order, act.more, act.decision)
    else if ('isSilent' in act) {
      const payment = await begin(order)
      if (payment) await choose(payment, act.outcome, act.isSilent)
    } else await steer(act.kind, act.which)
  }

  /** What the customers wrote down against what the product says, and what the payment provider has of each. */
  function differences(rows: Map<string, Shown>, money: Map<string, number> | null): string[] {
    return orders.flatMap(({ id, students, net, kept, byHand, isPart }) => {
      const row = rows.get(id)
      if (!row) return []
      const { status, total, owed, paidAt } = row
      const due = paidAt ? total - owed : 0
      const has = money?.get(id) ?? 0
      const there = row.students.map(({ _id }) => _id).sort()
      const isOver = status === 'expired'
      const wrong = {
        students: !isOver && there.join() !== students.toSorted().join() && [there, students],
        net: !isOver && row.net !== net && [row.net, net],
        kept: isOver && paidAt && row.net !== kept && [row.net, kept],
        total: Math.abs(total - row.net - vatOn(row.net)) > (isPart ? 1 : 0) && [total, row.net],
        money: money !== null && (byHand ? has > due : has !== due) && [has, due],
      }
      return Object.entries(wrong).flatMap(([what, found]) =>
        found ? [`${id} ${what}: ${JSON.stringify(found)}`] : [],
      )
    })
  }

  return { orders, perform, differences }
}
