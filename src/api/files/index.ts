export { fileRoutes, isPublicFile } from './files.ts'
export { mediaRoutes } from './media.ts'
export { bucketRoutes } from './miniobuckets.ts'
export { pictureRoutes } from './pictures.ts'
