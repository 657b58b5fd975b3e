export const listStaticContentVersions = async (..._given: unknown[]): Promise<object> => ({})
