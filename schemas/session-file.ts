import { boolean, object, string } from 'yup'
import { sessionFileMegabytes } from '../src/domain/session-files.ts'
import { chosenFile, line, wholeNumber } from './rules.ts'

/** A file for the participants of a session: its size in bytes, and who added it, null where nobody is known by now. */
export const sessionFile = object({
  _id: string().uuid().required(),
  name: string().required(),
  mimeType: string().required(),
  size: wholeNumber(0, 1_000_000_000).required(),
  by: string().defined().nullable(),
  createdAt: string().required(),
}).meta({ title: 'SessionFile' })

/** The same for a trainer, who changes what is theirs. */
export const taughtFile = sessionFile.shape({ isOwn: boolean().required() }).meta({ title: 'TaughtFile' })

/** What it is called; how it ends stays as its bytes have it. */
export const sessionFileName = object({ name: line(200).required('error.required') })
  .noUnknown()
  .meta({ title: 'SessionFileName' })

const megabyte = 1024 * 1024

/** A file that is chosen for who takes part. */
export const chosenMaterial = object({
  file: chosenFile
    .test('empty', 'error.fileEmpty', (value) => value instanceof File && value.size > 0)
    .test(
      'size',
      'error.fileTooLarge',
      (value) => value instanceof File && value.size <= sessionFileMegabytes * megabyte,
    ),
})
