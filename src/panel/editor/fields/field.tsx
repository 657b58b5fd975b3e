import type { Path } from '../../../domain/editing/operations.ts'
import type { Shape } from '../shapes.ts'
import { ChoiceField } from './choice-field.tsx'
import { GroupField } from './group-field.tsx'
import { ImageField } from './image-field.tsx'
import { LinkField } from './link-field.tsx'
import { ListField } from './list-field.tsx'
import { TextField } from './text-field.tsx'
import type { Place } from './use-field.ts'

/** One field, by its kind. */
export function Field({ shape, path, place }: { shape: Shape; path: Path; place: Place }) {
  switch (shape.kind) {
    case 'group':
      return <GroupField shape={shape} path={path} place={place} Inner={Field} />
    case 'list':
      return <ListField shape={shape} path={path} place={place} Inner={Field} />
    case 'choice':
      return <ChoiceField shape={shape} path={path} place={place} />
    case 'link':
      return <LinkField path={path} place={place} name={shape.name} />
    case 'image':
      return <ImageField shape={shape} path={path} place={place} />
    default:
      return <TextField shape={shape} path={path} place={place} />
  }
}
