import { accessibility } from './pages/accessibility.ts'
import { cancellation } from './pages/cancellation.ts'
import { forEmployers } from './pages/for-employers.ts'
import { howItWorks } from './pages/how-it-works.ts'
import { practicalInformation } from './pages/practical-information.ts'
import type { PageSeed } from './pages/shape.ts'
import { subsidies } from './pages/subsidies.ts'

/** The pages the editors begin with. */
export const pages: PageSeed[] = [
  howItWorks,
  subsidies,
  practicalInformation,
  cancellation,
  forEmployers,
  accessibility,
]
