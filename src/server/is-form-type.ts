const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Whether a media type is what forms of pages send. */
export const isFormType = (type: string | null | undefined): boolean =>
  formTypes.some((known) => type?.toLowerCase().startsWith(known))
