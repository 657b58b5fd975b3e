export const getCourse = async (..._given: unknown[]): Promise<object> => ({})
