import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchBucket,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { checkedId, type Storage } from '../storage.ts'

export interface S3Options {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const bucket = 'leerplein'

/** Files in a bucket of S3 or MinIO, made when it is not there yet. */
export function s3Storage({ endpoint, region, accessKeyId, secretAccessKey }: S3Options): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // MinIO knows buckets by path only.
    forcePathStyle: true,
  })
  const place = (id: string) => ({ Bucket: bucket, Key: checkedId(id) })

  async function put(id: string, bytes: Uint8Array) {
    await client.send(new PutObjectCommand({ ...place(id), Body: bytes, ContentLength: bytes.byteLength }))
  }

  return {
    async put(id, bytes) {
      try {
        await put(id, bytes)
      } catch (error) {
        if (!(error instanceof NoSuchBucket)) throw error
        await client.send(new CreateBucketCommand({ Bucket: bucket }))
        await put(id, bytes)
      }
    },
    async get(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(id)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async delete(id) {
      await client.send(new DeleteObjectCommand(place(id)))
    },
    link: (id, { signedAt, expiry, contentType, contentDisposition }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...place(id),
          ResponseContentType: contentType,
          ResponseContentDisposition: contentDisposition,
        }),
        { signingDate: signedAt, expiresIn: expiry },
      ),
  }
}
