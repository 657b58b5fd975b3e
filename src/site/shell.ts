/** The style every page has, whatever blocks it is made of. */
import '../ui/styles/base.css'
import './header.tsx'
import './not-found.tsx'
import './error-page.tsx'
