/** Types a browser may show; anything else is saved, so that nothing uploaded runs on our address. */
const shown = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'application/pdf']

export const contentDisposition = ({ mimeType, name }: { mimeType: string; name: string }): string => {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `${shown.includes(mimeType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded}`
}
