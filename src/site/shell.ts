/** The style every page has, whatever blocks it is made of; what is not exported here, the build would leave out. */
import '../ui/styles/base.css'

export { SnackbarRegion } from '../ui/snackbars/snackbar-region.tsx'
export { AreaNotices } from './area-notices.tsx'
export { CrumbBar } from './crumb-bar.tsx'
export { ErrorPage } from './error-page.tsx'
export { Header } from './header.tsx'
export { JourneyFooter } from './journey-footer.tsx'
export { Strip } from './strip.tsx'
