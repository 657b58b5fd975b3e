import { type Locale, localePath } from '../domain/locales.ts'
import { iconFiles } from './icons.ts'

/** What a phone shows of the site on its home screen; it opens in the browser as any page does. */
export const webManifest = (brand: string, locale: Locale) => ({
  name: brand,
  short_name: brand,
  lang: locale,
  start_url: localePath('/', locale),
  scope: '/',
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#fbf8f2',
  icons: [
    ...iconFiles.flatMap(({ path, type, size }) => (size ? [{ src: path, type, sizes: `${size}x${size}` }] : [])),
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
})
