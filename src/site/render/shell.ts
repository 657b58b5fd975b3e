/** The style every page has, whatever blocks it is made of; what is not exported here, the build would leave out. */
import '../../ui/styles/base.css'

export { SnackbarRegion } from '../../ui/snackbars/snackbar.tsx'
export { Header } from '../chrome/header.tsx'
export { JourneyFooter } from '../chrome/journey.tsx'
export { AreaNotices, CrumbBar, Strip } from '../chrome/strip.tsx'
export { ErrorPage } from './error-page.tsx'
