import { useNames } from '../use-names.ts'
import type { HoldingFieldProps } from './field-props.ts'
import styles from './fields.module.css'
import { LanguageName } from './language-name.tsx'

export function GroupField({ shape, path, place, Inner }: HoldingFieldProps<'group'>) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {useNames().field(shape.name)}
        <LanguageName place={place} />
      </legend>
      {shape.fields.map((one) => (
        <Inner key={one.name} shape={one} path={[...path, one.name]} place={place} />
      ))}
    </fieldset>
  )
}
