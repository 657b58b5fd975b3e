import { businessStrategyCourses } from './business-strategy.ts'
import { digitalizationCourses } from './digitalization.ts'
import { financialLiteracyCourses } from './financial-literacy.ts'
import { humanResourcesManagementCourses } from './human-resources-management.ts'
import { innovationCourses } from './innovation.ts'
import { internationalizationCourses } from './internationalization.ts'
import { jobSpecificSkillsCourses } from './job-specific-skills.ts'
import type { CourseSeed } from './shapes.ts'
import { sustainabilityCourses } from './sustainability.ts'
import { withoutSubsidyCourses } from './without-subsidy.ts'

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
