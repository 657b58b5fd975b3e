import { businessStrategyCourses } from './courses/business-strategy.ts'
import { digitalizationCourses } from './courses/digitalization.ts'
import { financialLiteracyCourses } from './courses/financial-literacy.ts'
import { humanResourcesManagementCourses } from './courses/human-resources-management.ts'
import { innovationCourses } from './courses/innovation.ts'
import { internationalizationCourses } from './courses/internationalization.ts'
import { jobSpecificSkillsCourses } from './courses/job-specific-skills.ts'
import { sustainabilityCourses } from './courses/sustainability.ts'
import { withoutSubsidyCourses } from './courses/without-subsidy.ts'
import type { CourseSeed } from './shapes.ts'

/** The whole catalogue, by category; last what no subsidy is paid for. */
export const courses: CourseSeed[] = [
  ...businessStrategyCourses,
  ...jobSpecificSkillsCourses,
  ...digitalizationCourses,
  ...sustainabilityCourses,
  ...financialLiteracyCourses,
  ...innovationCourses,
  ...internationalizationCourses,
  ...humanResourcesManagementCourses,
  ...withoutSubsidyCourses,
]
