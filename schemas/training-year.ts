import { array, number, object, string } from 'yup'
import { localizedText } from './localized.ts'

const id = string().uuid().required()

const followedTraining = object({
  session: id,
  course: localizedText.required(),
  slug: localizedText.required(),
  firstDay: string().required(),
  lastDay: string().required(),
  dates: array(string().required()).required(),
  days: number().integer().required(),
  hours: number().required(),
}).meta({ title: 'FollowedTraining' })

/** What participants followed in a year, each training with its days (YYYY-MM-DD) and hours of that year alone. */
export const trainingYear = object({
  year: number().integer().required(),
  years: array(number().integer().required()).required(),
  items: array(
    object({
      _id: id,
      firstName: string().required(),
      lastName: string().required(),
      days: number().integer().required(),
      hours: number().required(),
      trainings: array(followedTraining.required()).required(),
    })
      .meta({ title: 'FollowedByStudent' })
      .required(),
  ).required(),
  total: number().integer().required(),
  page: number().integer().required(),
  limit: number().integer().required(),
}).meta({ title: 'TrainingYear' })
