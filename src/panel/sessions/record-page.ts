import { object, string } from 'yup'
import { attendanceMarks, practicalSending } from '../../../schemas/session-desk.ts'
import { dayAndHours, newSession, sessionChanges } from '../../../schemas/session-editing.ts'
import { inLocale } from '../../domain/locales.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { seenIn, seenSchema } from '../kit/clashes.ts'
import { definePanelPage, type PageContext } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { noteForms } from '../kit/notes.ts'
import { idOf } from '../kit/paths.ts'
import { costsForm } from './costs-form.ts'
import { materialForms } from './material-forms.ts'
import { certificatesForm, mendedResultForm, resultForm } from './result-forms.ts'
import {
  filledIn,
  hours,
  hoursOf,
  outside,
  overlapping,
  type PartName,
  partFieldsOf,
  partNames,
  scheduleOf,
  type TeacherName,
  teacherFieldsOf,
  teacherNames,
  teachersOf,
  toConfirm,
} from './session-fields.ts'
import { trainerLinkEndForm, trainerLinkForm } from './trainer-link-forms.ts'
import { trainerRequestEndForm, trainerRequestForm } from './trainer-request-forms.ts'

const id = string().uuid('error.id')

export const tapSchema = attendanceMarks
  .pick(['day', 'half', 'present'])
  .shape({ student: id.required('error.required') })

export const allPresentSchema = attendanceMarks.pick(['day', 'half'])

const { firstDay: day, from, until } = dayAndHours
/** A row that was left empty is none. */
const part = object({ day, from, until }).optional().default(undefined)

const teacher = object({ trainer: id.required('error.required'), day, from, until })
  .optional()
  .default(undefined)

/** What staff change of a session; `parts` are as `session-fields.ts` has them. */
const sessionChangeSchema = newSession
  .pick(['location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn', 'isClashAccepted'])
  .concat(newSession.pick(['roomType', 'room', 'onlineLink', 'bring', 'contact']))
  .concat(sessionChanges.pick(['updatedAt']))
  .shape({
    duration: hours,
    seenClashes: seenSchema,
    mails: string().oneOf(['send', 'none', 'ask']).required('error.required'),
    more: object(
      Object.fromEntries(teacherNames.map((name) => [name, teacher])) as Record<TeacherName, typeof teacher>,
    ).test('within', 'error.outsideSession', (more, { parent, createError }) => {
      const row = outside(more, parent.parts ?? {})
      return row === undefined || createError({ path: `more.${row}.from` })
    }),
    parts: object(Object.fromEntries(partNames.map((name) => [name, part])) as Record<PartName, typeof part>)
      .test('some', 'error.required', (parts, { createError }) => {
        return filledIn(parts).length > 0 || createError({ path: `parts.${partNames[0]}.day` })
      })
      .test('order', 'error.schedule', (parts, { createError }) => {
        const over = overlapping(parts)
        return over === undefined || createError({ path: `parts.${over}.from` })
      }),
  })

const deskSessionQuery = graphql(`
  query DeskSession(
    $id: String!, $isChanging: Boolean!, $act: String!, $student: String, $isTelling: Boolean!, $isAsking: Boolean!
  ) {
    plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
      items {
        _id startDate endDate schedule { start end } duration registrationCount capacity minimum decisionOn decision updatedAt
        location { _id name { nl en fr } } language { _id name { nl en fr } } trainer { _id name }
        plannedCourse { _id title { nl en fr } slug { nl en fr } price }
      }
    }
    sessionCosts(id: $id) { costs }
    sessionFiles(id: $id) { _id name size by createdAt }
    session(id: $id) @include(if: $isChanging) { courseDetails { trainers { _id name } } }
    sessionParticipants(id: $id) {
      student firstName lastName email registration status paymentMethod customer total
      attendances { day present } result { _id score maximum passed remark } certificate { _id } obstacle unnoted
      attendanceAttest { lacks { day half } }
    }
    sessionMails(id: $id, act: $act, student: $student) @include(if: $isTelling) { ...ExpectedMails }
    waitingListEntries(session: $id, status: "waiting,offered", limit: 100) {
      items { _id students { firstName lastName } seats createdAt }
    }
    notes(subject: "session", id: $id) { ...NoteLine }
    deskMessages(session: $id) { ...WrittenLine }
    sessionHistory(id: $id) { what to about at by }
    sessionPractical(id: $id) {
      room onlineLink contact bring { nl en fr } courseBring { nl en fr } isOnline mailsAt linkAt expected
      mailed { student at linkAt } version lacks waits
    }
    trainerLink(id: $id) {
      trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt
      others { trainer { _id name email phone } version mailsAt sentAt sentTo openedAt isOpen endsAt }
    }
    trainerRequests(id: $id) { _id trainer name status reason askedAt askedBy endedAt }
    trainerRequestChoices(id: $id) @include(if: $isAsking) {
      subject text language trainers { _id name email isTaken isAsked }
    }
    sessionEvaluation(id: $id) {
      asked answered closesAt isShown
      questions { place kind text { nl en fr } texts spread { count average counts } }
    }
    sessionPlanning(id: $id) {
      roomType roomName { nl en fr } trainers { _id name start end } clashes { _id place kind name { nl en fr } acceptedBy acceptedAt }
    }
    courseChoices @include(if: $isChanging) { trainers { _id name } }
    allRoomTypes(sort: ["sequence:ASC"]) @include(if: $isChanging) { _id name { nl en fr } }
    allLocations @include(if: $isChanging) { _id name { nl en fr } }
    allLanguages @include(if: $isChanging) { _id name { nl en fr } }
  }
`)

export type DeskSession = NonNullable<NonNullable<DeskSessionQuery['plannedSessions']>['items'][number]>
export type SessionParticipant = NonNullable<NonNullable<DeskSessionQuery['sessionParticipants']>[number]>
export type SessionEvent = NonNullable<NonNullable<DeskSessionQuery['sessionHistory']>[number]>

export const sessionIn = (data: Pick<DeskSessionQuery, 'plannedSessions'>): DeskSession | null =>
  data.plannedSessions?.items[0] ?? null

export const nameOf = ({ firstName, lastName }: SessionParticipant): string => `${firstName} ${lastName}`

/** Takes the session off the calendar: its participants choose, their money settles. */
export const cancelForm = defineForm({
  name: 'session-off',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation TakeSessionOff($id: String!) {
      cancelSession(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: idOf(page) }),
  next: saidHere('session-canceled'),
})

export const confirmForm = defineForm({
  name: 'session-on',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation LetSessionRun($id: String!) {
      confirmSession(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: idOf(page) }),
  next: saidHere('session-confirmed'),
})

/** Other days, hours, place, seats or minimum, of the session as it was read. */
export const changeForm = defineForm({
  name: 'session-change',
  schema: async () => sessionChangeSchema,
  fields: [
    'updatedAt',
    ...partNames.flatMap(partFieldsOf),
    ...teacherNames.flatMap(teacherFieldsOf),
    ...(['duration', 'location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn'] as const),
    ...(['roomType', 'room', 'onlineLink', 'contact', 'bring.nl', 'bring.en', 'bring.fr'] as const),
    ...(['isClashAccepted', 'seenClashes', 'mails'] as const),
  ],
  refusals: {
    'Somebody else saved a newer version': { text: 'newerVersion' },
    'Session was canceled': { text: 'sessionOff' },
  },
  document: graphql(`
    mutation ChangeSession($id: String!, $input: SessionChanges_Input!) {
      updateSession(id: $id, input: $input) { _id }
    }
  `),
  variables({ parts, more, duration, trainer, minimum, decisionOn, bring, seenClashes, ...rest }, page) {
    const { roomType, room, onlineLink, contact } = rest
    const input = {
      ...rest,
      seenClashes: seenIn(seenClashes),
      schedule: scheduleOf(parts),
      moreTrainers: teachersOf(more),
      duration: hoursOf(duration),
      trainer: trainer || null,
      minimum: minimum ?? null,
      decisionOn: decisionOn || null,
      roomType: roomType || null,
      room: room || null,
      onlineLink: onlineLink || null,
      contact: contact || null,
      bring: bring ?? null,
    }
    return { id: idOf(page), input }
  },
  next: saidHere('saved'),
})

/** Sends what is practical again, to all or to one: once for the page as it was read. */
export const practicalForm = defineForm({
  name: 'practical-mails',
  schema: async () => practicalSending.pick(['version']).shape({ student: id }),
  fields: ['version', 'student'],
  document: graphql(`
    mutation SendPractical($id: String!, $input: PracticalSending_Input!) {
      sendPractical(id: $id, input: $input) { sent }
    }
  `),
  variables: ({ version, student }, page) => ({
    id: idOf(page),
    input: { version, students: student ? [student] : undefined },
  }),
  next: saidHere('practical-sent'),
})

/** Whether the address asks for the form that changes the session. */
export const isChanging = ({ search }: Pick<PageContext, 'search'>): boolean => search.act?.[0] === 'change'

/** The act that the address asks for before it tells all of the session something. */
const askedAct = ({ search }: Pick<PageContext, 'search'>) =>
  (['cancel', 'confirm', 'certificates', 'practical'] as const).find((name) => name === search.act?.[0])

/** Of what is practical: to whom alone. */
const askedStudent = ({ search }: Pick<PageContext, 'search'>) =>
  search.student?.find((one) => uuidPattern.test(one)) ?? null

/** Whether it asks which trainers are to be asked. */
const isAsking = ({ search }: Pick<PageContext, 'search'>): boolean => search.act?.[0] === 'trainer-request'

export const sessionPage = definePanelPage({
  path: '/control-panel/sessions/:id',
  search: ['act', 'result', 'student', 'trainer', 'file', 'request'],
  query: {
    document: deskSessionQuery,
    variables: (page) => ({
      id: idOf(page),
      isChanging: isChanging(page),
      act: askedAct(page) ?? '',
      student: askedAct(page) === 'practical' ? askedStudent(page) : null,
      isAsking: isAsking(page),
      isTelling: askedAct(page) !== undefined,
    }),
    isThere: (data) => sessionIn(data) !== null,
  },
  refused: toConfirm,
  forms: [
    cancelForm,
    confirmForm,
    changeForm,
    costsForm,
    practicalForm,
    resultForm,
    mendedResultForm,
    certificatesForm,
    trainerLinkForm,
    trainerLinkEndForm,
    ...materialForms,
    trainerRequestForm,
    trainerRequestEndForm,
    ...noteForms,
  ],
  title: (data, { locale }) =>
    inLocale(sessionIn(data)?.plannedCourse.title, locale) ?? allTexts[locale]['panel-sessions'].title,
})

/** The list that the participants of a session sign, as a PDF. */
export const sheetFile = definePanelPage({
  path: '/control-panel/sessions/:id.pdf',
  file: ({ params: { id = '' }, locale }) =>
    /^[\w-]+$/.test(id) ? { path: `/sessions/${id}/attendance-sheet?locale=${locale}` } : null,
})
