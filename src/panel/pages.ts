import { accessPage } from './access/page.ts'
import { loginPage } from './login/page.ts'
import { logoutPage } from './logout/page.ts'
import { requestsPage } from './requests/page.ts'
import { requestPage } from './requests/request/page.ts'
import { quotationFile } from './requests/request/quotation-file.ts'
import { requestsFile } from './requests/requests-file.ts'
import { settingsPage } from './settings/page.ts'
import { todayPage } from './today/page.ts'

/** Every page of the control panel, a line each. */
export const panelPages = [
  loginPage,
  logoutPage,
  todayPage,
  requestsPage,
  requestsFile,
  quotationFile,
  requestPage,
  accessPage,
  settingsPage,
]
