import { TextField } from './text-field.tsx'

/** Who comes instead, where nobody knows them yet; a certificate says when and where they were born. */
export const NewcomerFields = ({ isCertified }: { isCertified: boolean }) => (
  <>
    <TextField name="newStudent.firstName" autoComplete="off" />
    <TextField name="newStudent.lastName" autoComplete="off" />
    <TextField name="newStudent.email" type="email" autoComplete="off" />
    {isCertified && (
      <>
        <TextField name="newStudent.dateOfBirth" type="date" autoComplete="off" />
        <TextField name="newStudent.birthPlace" autoComplete="off" />
      </>
    )}
  </>
)
