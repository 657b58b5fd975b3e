export const notifyTags = async (..._given: unknown[]) => {}
