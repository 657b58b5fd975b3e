import './islands.ts'
import { startCookieConsent } from './cookie-consent.ts'
import { startDialogs } from './dialogs.ts'
import { startNavigation } from './navigation.ts'
import { rememberLanguage } from './remember-language.ts'
import { startSnackbars } from './snackbars.ts'
import { startUserMenu } from './user-menu.ts'

startUserMenu()
startNavigation()
startCookieConsent()
rememberLanguage()
startSnackbars()
startDialogs()
