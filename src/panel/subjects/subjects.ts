import { newCancellationTerms } from '../../../schemas/cancellation-terms.ts'
import { newCategory, newLanguage, newLocation, newTheme, newTrainer } from '../../../schemas/course-desk.ts'
import { newFaq, newReview, newRoomType, newStaffMember } from '../../../schemas/site-content.ts'
import { bookingWords, roomConfigurations } from '../../domain/bookings.ts'
import { faqSubjects } from '../../domain/content.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineSubject, type Subject } from './define-subject.ts'

/** How a room can be set up, in words. */
const setUps = (locale: Locale) =>
  Object.fromEntries(roomConfigurations.map((name) => [name, bookingWords.configuration[name][locale]]))

/** What editors, the desk, finance and who keeps the rooms write beside pages and courses: one declaration each. */
export const subjects: readonly Subject[] = [
  defineSubject({
    name: 'faqs',
    resource: ['faq', 'faqs'],
    input: newFaq,
    fields: {
      question: { kind: 'translated' },
      answer: { kind: 'translated', lines: 8, hint: 'markdown' },
      subject: { kind: 'choice', options: faqSubjects, words: (locale) => allTexts[locale]['panel-editor'].options },
    },
    nameIn: 'question',
    columns: ['subject'],
    narrowedBy: 'subject',
    ordered: true,
  }),
  defineSubject({
    name: 'reviews',
    resource: ['review', 'reviews'],
    input: newReview,
    fields: {
      name: { kind: 'line' },
      role: { kind: 'translated' },
      text: { kind: 'translated', lines: 6 },
      score: { kind: 'number', hint: 'score' },
      course: { kind: 'course', optional: true },
    },
    nameIn: 'name',
    columns: ['role', 'score'],
  }),
  defineSubject({
    name: 'team',
    resource: ['staffMember', 'staffMembers'],
    input: newStaffMember,
    fields: {
      name: { kind: 'line' },
      role: { kind: 'translated' },
      bio: { kind: 'translated', lines: 5 },
      email: { kind: 'line', hint: 'shownEmail' },
      avatar: { kind: 'picture', optional: true },
    },
    nameIn: 'name',
    columns: ['role', 'email'],
    ordered: true,
  }),
  defineSubject({
    name: 'trainers',
    resource: ['trainer', 'trainers'],
    input: newTrainer,
    fields: {
      name: { kind: 'line' },
      bio: { kind: 'translated', lines: 5 },
      avatar: { kind: 'picture', optional: true },
      email: { kind: 'line', optional: true, hint: 'trainerContact', by: 'desk' },
      phone: { kind: 'line', optional: true, hint: 'trainerContact', by: 'desk' },
    },
    nameIn: 'name',
    columns: [],
    used: true,
    keyed: true,
    hasAccounts: true,
  }),
  defineSubject({
    name: 'places',
    resource: ['location', 'locations'],
    input: newLocation,
    fields: {
      name: { kind: 'translated' },
      isOnline: { kind: 'flag' },
      hasRooms: { kind: 'flag', hint: 'hasRooms' },
      address: { kind: 'line', optional: true },
      addresses: { kind: 'translated', optional: true, hint: 'addresses' },
      zip: { kind: 'short', optional: true },
      city: { kind: 'translated' },
      intro: { kind: 'translated', lines: 4, optional: true, hint: 'intro' },
      directions: { kind: 'translated', lines: 4, optional: true, hint: 'practical' },
      parking: { kind: 'translated', lines: 3, optional: true, hint: 'practical' },
    },
    nameIn: 'name',
    columns: ['city', 'address'],
    used: true,
    keyed: true,
  }),
  defineSubject({
    name: 'domains',
    resource: ['category', 'categories'],
    input: newCategory,
    fields: {
      name: { kind: 'translated' },
      intro: { kind: 'translated', lines: 4, optional: true, hint: 'intro' },
    },
    nameIn: 'name',
    columns: [],
    ordered: true,
    used: true,
    keyed: true,
  }),
  defineSubject({
    name: 'themes',
    resource: ['theme', 'themes'],
    input: newTheme,
    fields: { name: { kind: 'translated' } },
    nameIn: 'name',
    columns: [],
    used: true,
    keyed: true,
  }),
  defineSubject({
    name: 'languages',
    resource: ['language', 'languages'],
    input: newLanguage,
    fields: { name: { kind: 'translated' }, code: { kind: 'short', hint: 'languageCode' } },
    nameIn: 'name',
    columns: ['code'],
    used: true,
  }),
  defineSubject({
    name: 'rooms',
    resource: ['roomType', 'roomTypes'],
    input: newRoomType,
    fields: {
      name: { kind: 'translated' },
      description: { kind: 'translated', lines: 5 },
      capacity: { kind: 'number' },
      surface: { kind: 'number' },
      priceHalfDay: { kind: 'money', hint: 'exclVat' },
      priceFullDay: { kind: 'money', hint: 'exclVat' },
      configurations: { kind: 'choices', options: roomConfigurations, words: setUps },
      wheelchairAccess: { kind: 'flag' },
      pcRoom: { kind: 'flag' },
      whiteboard: { kind: 'flag' },
      picture: { kind: 'picture', optional: true },
    },
    nameIn: 'name',
    columns: ['capacity', 'priceHalfDay', 'priceFullDay'],
    ordered: true,
    used: true,
    keyed: true,
  }),
  defineSubject({
    name: 'terms',
    resource: ['cancellationTerms', 'allCancellationTerms'],
    input: newCancellationTerms,
    fields: {
      validFrom: { kind: 'day', hint: 'validFrom' },
      refunds: { kind: 'steps', hint: 'refunds', optional: true },
      daysToReplace: { kind: 'number', hint: 'daysBefore' },
      daysToMove: { kind: 'number', hint: 'daysBefore' },
    },
    nameIn: 'validFrom',
    columns: ['refunds', 'daysToReplace', 'daysToMove'],
    isUnsearched: true,
    sortedBy: ['validFrom', 'DESC'],
    isFixed: ({ validFrom }, { now }) => String(validFrom) <= brusselsDay(new Date(now)),
  }),
]
