import { number, object, string } from 'yup'
import { line } from './rules.ts'

/** Work for the sender's machine, as altcha's widget and `solveChallenge` of altcha-lib take it. */
export const captchaChallenge = object({
  parameters: object({
    algorithm: string().required(),
    cost: number().integer().required(),
    expiresAt: number().integer().required(),
    keyLength: number().integer().required(),
    keyPrefix: string().required(),
    keySignature: string().required(),
    nonce: string().required(),
    salt: string().required(),
  })
    .required()
    .meta({ title: 'CaptchaParameters' }),
  signature: string().required(),
}).meta({ title: 'CaptchaChallenge' })

/** Base64 of the JSON `{ challenge, solution }`: the challenge as it was given, and what the work gave; good once. */
export const captchaSolution = line(4000).required('error.captcha')
