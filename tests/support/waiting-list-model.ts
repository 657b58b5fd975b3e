import type { WaitingListStatus } from '../../src/domain/registrations.ts'

export interface Entry {
  id: string
  who: number
  students: string[]
  status: WaitingListStatus
  held: number
  /** Its offer has run out, and no clock has struck yet. */
  isDue: boolean
}

interface Registration {
  id: string
  who: number
  students: string[]
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const isSame = (one: string[], other: string[]) => String(one.toSorted()) === String(other.toSorted())

/** Seats and a waiting list, as one would keep them on paper. */
export class WaitingListModel {
  capacity: number
  entries: Entry[] = []
  private registrations: Registration[] = []

  constructor(capacity: number) {
    this.capacity = capacity
  }

  standing = () => this.registrations
  offers = () => this.entries.filter(({ status }) => status === 'offered')
  private waiting = () => this.entries.filter(({ status }) => status === 'waiting')

  counts() {
    const held = sum(this.registrations.map(({ students }) => students.length))
    const offered = sum(this.offers().map((entry) => entry.held))
    return { capacity: this.capacity, taken: held + offered, held, offered }
  }

  placeOf(entry: Entry) {
    return entry.status === 'waiting' ? this.waiting().indexOf(entry) + 1 : null
  }

  private free = () => this.capacity - this.counts().taken
  private isSeated = (student: string) => this.registrations.some(({ students }) => students.includes(student))

  /** Down the list: whoever fits whole in what is left is offered it. */
  private offer() {
    for (const entry of this.waiting()) {
      const wanted = entry.students.filter((student) => !this.isSeated(student)).length
      if (wanted === 0) entry.status = 'withdrawn'
      else if (wanted <= this.free()) Object.assign(entry, { status: 'offered', held: wanted })
    }
  }

  register(who: number, students: string[], id: string): boolean {
    if (students.some(this.isSeated)) return false
    const theirs = this.offers().filter(
      (entry) => !entry.isDue && entry.students.some((student) => students.includes(student)),
    )
    if (students.length > this.free() + sum(theirs.map(({ held }) => held))) return false
    for (const entry of theirs) entry.status = 'accepted'
    this.registrations.push({ id, who, students })
    this.offer()
    return true
  }

  join(who: number, students: string[], id: string): boolean {
    if (students.some(this.isSeated)) return false
    const open = [...this.waiting(), ...this.offers()]
    const known = open.filter((entry) => entry.students.some((student) => students.includes(student)))
    if (known.length > 0) return known.length === 1 && isSame(known[0]?.students ?? [], students)
    if (students.length > this.capacity || students.length <= this.free()) return false
    this.entries.push({ id, who, students, status: 'waiting', held: 0, isDue: false })
    return true
  }

  end(registration: Registration) {
    this.registrations = this.registrations.filter((one) => one !== registration)
    this.offer()
  }

  withdraw(entry: Entry): boolean {
    if (entry.status !== 'waiting' && entry.status !== 'offered') return false
    entry.status = 'withdrawn'
    this.offer()
    return true
  }

  raise() {
    this.capacity += 1
    this.offer()
  }

  clock() {
    for (const entry of this.offers()) if (entry.isDue) entry.status = 'lapsed'
    this.offer()
  }
}
