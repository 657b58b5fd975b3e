import './islands.ts'
import { startCookieConsent } from './cookie-consent.ts'
import { startDialogs } from './dialogs.ts'
import { startLiveList } from './live-list.ts'
import { startNavigation } from './navigation.ts'
import { rememberLanguage } from './remember-language.ts'
import { startSharing } from './share.ts'
import { startSnackbars } from './snackbars.ts'
import { startUserMenu } from './user-menu.ts'

startUserMenu()
startNavigation()
startLiveList()
startCookieConsent()
rememberLanguage()
startSnackbars()
startDialogs()
startSharing()
