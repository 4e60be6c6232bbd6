import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { FilesChoice } from '../process/environment.ts'
import type { Files, StoredFile } from './files.ts'

/** The client is large and most installations keep files on disk, so it is loaded only where it is used. */
const loadSdk = async () => ({
  ...(await import('@aws-sdk/client-s3')),
  ...(await import('@aws-sdk/lib-storage')),
})
type Sdk = Awaited<ReturnType<typeof loadSdk>>

/** Credentials come from where the AWS tools look for them. Path style, because other servers than Amazon's need it. */
export async function s3Files({
  bucket,
  endpoint,
  region,
}: Extract<FilesChoice, { kind: 's3' }>): Promise<Files> {
  const sdk = await loadSdk()
  const client = new sdk.S3Client({
    region,
    forcePathStyle: true,
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  return {
    async put(key, body) {
      // Streams of unknown length: in parts, and no object appears before the last part has arrived.
      await new sdk.Upload({ client, params: { Bucket: bucket, Key: key, Body: body } }).done()
    },
    get: (key) => read(sdk, client, bucket, key),
    async delete(key) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async check() {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

async function read(
  sdk: Sdk,
  client: S3Client,
  bucket: string,
  key: string,
): Promise<StoredFile | undefined> {
  try {
    const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
    if (!(Body instanceof Readable)) throw new Error('the storage answered without a stream')
    return { stream: Body, size: ContentLength ?? 0 }
  } catch (error) {
    if (error instanceof sdk.NoSuchKey) return undefined
    throw error
  }
}
