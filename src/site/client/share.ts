const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

/** Says that it is done where a screen reader hears it. */
function say(near: HTMLElement) {
  const status = near.parentElement?.querySelector<HTMLElement>('[data-copied]')
  if (status) status.textContent = status.dataset.copied ?? ''
}

/** The device's own menu and the clipboard, where the browser has them; the links beside them need no script. */
function startSharing() {
  for (const way of all('[data-share]')) {
    way.hidden = !('share' in navigator)
    const { share: url = '', shareTitle: title } = way.dataset
    // Whoever closes the menu changes their mind: nothing failed.
    way.addEventListener('click', () => navigator.share({ title, url }).catch(() => {}))
  }
  for (const way of all('[data-copy]')) {
    way.hidden = !navigator.clipboard
    way.addEventListener('click', () =>
      navigator.clipboard
        .writeText(way.dataset.copy ?? '')
        .then(() => say(way))
        .catch(() => {}),
    )
  }
}

startSharing()
