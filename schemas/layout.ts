import { boolean, object, string } from 'yup'

/** What every block instance of a layout has, whatever its type; `data` comes with blocks that own their content. */
export const blockInstance = object({
  id: string().trim().max(60).required(),
  block: string().trim().required(),
  hidden: boolean(),
})
