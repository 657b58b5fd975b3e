import { businessStrategyCourses } from './courses/business-strategy.ts'
import { digitalizationCourses } from './courses/digitalization.ts'
import { financialLiteracyCourses } from './courses/financial-literacy.ts'
import { humanResourcesManagementCourses } from './courses/human-resources-management.ts'
import { innovationCourses } from './courses/innovation.ts'
import { internationalizationCourses } from './courses/internationalization.ts'
import { jobSpecificSkillsCourses } from './courses/job-specific-skills.ts'
import { notEligibleCourses } from './courses/not-eligible.ts'
import { sustainabilityCourses } from './courses/sustainability.ts'
import type { CourseSeed } from './shapes.ts'

/** The whole catalogue, by category. */
export const courses: CourseSeed[] = [
  ...businessStrategyCourses,
  ...jobSpecificSkillsCourses,
  ...digitalizationCourses,
  ...sustainabilityCourses,
  ...financialLiteracyCourses,
  ...innovationCourses,
  ...internationalizationCourses,
  ...humanResourcesManagementCourses,
  ...notEligibleCourses,
]
