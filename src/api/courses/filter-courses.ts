export const filterCourses = async (..._given: unknown[]): Promise<object> => ({})
