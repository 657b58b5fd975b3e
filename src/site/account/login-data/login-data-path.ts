export const loginDataPath = '/my-account/login-data'
