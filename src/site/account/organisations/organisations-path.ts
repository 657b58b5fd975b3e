export const organisationsPath = '/my-account/organisations'
