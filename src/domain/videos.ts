export const youTubeAddress =
  /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtube-nocookie\.com\/embed\/|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/

/** The eleven-character id of a YouTube address, null when it is none (spec section 5). */
export const youTubeId = (address: string): string | null => youTubeAddress.exec(address)?.[1] ?? null
