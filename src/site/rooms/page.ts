import { allTexts } from '../../ui/all-texts.ts'
import { definePage } from '../screens/define-page.ts'
import { roomRequestForm } from './room-request-form.ts'
import { roomRequestQuery, roomVariables } from './rooms-query.ts'

/** Asks for a room (spec section 2, facilitiesBooking); `room` is the key of the one that /facilities led from. */
export const roomRequestPage = definePage({
  path: '/facilitiesBooking',
  access: 'visitor',
  area: 'rooms',
  search: ['room', 'done', ...roomRequestForm.fields],
  query: { document: roomRequestQuery, variables: roomVariables },
  forms: [roomRequestForm],
  head(_data, { locale, search }) {
    const { title, intro, thanksTitle } = allTexts[locale].rooms
    return { title: search.done ? thanksTitle : title, description: intro, floor: { seed: 'rooms', family: 'sage' } }
  },
  screen: 'rooms',
})
