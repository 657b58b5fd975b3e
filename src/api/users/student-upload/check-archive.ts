import { inflateRaw, type Zlib } from 'node:zlib'

const localHeader = 0x04034b50
const descriptor = Buffer.from([0x50, 0x4b, 0x07, 0x08])

/** How long a packed part is unpacked, and where it ends; throws when it unpacks to more than `most`. */
const unpack = (packed: Buffer, most: number) =>
  new Promise<{ size: number; end: number }>((resolve, reject) => {
    // With `info` the answer is an object, which the types leave out.
    const done = (error: Error | null, result: unknown) => {
      if (error) return reject(error)
      const { buffer, engine } = result as { buffer: Buffer; engine: Zlib }
      resolve({ size: buffer.length, end: engine.bytesWritten })
    }
    inflateRaw(packed, { maxOutputLength: Math.max(1, most), info: true }, done)
  })

/**
 * Whether a ZIP archive unpacks to at most so many bytes, read part by part as a streaming reader does. A small file
 * can hold gigabytes, and lie about it, so what cannot be told for sure is no.
 */
export async function unpacksWithin(bytes: Buffer, most: number): Promise<boolean> {
  let left = most
  let at = 0
  try {
    while (bytes.readUInt32LE(at) === localHeader) {
      const streamed = (bytes.readUInt16LE(at + 6) & 8) !== 0
      const packed = bytes.readUInt16LE(at + 8) === 8
      const length = bytes.readUInt32LE(at + 18)
      if (bytes.readUInt32LE(at + 22) > left || (streamed && !packed)) return false
      const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
      const { size, end } = packed ? await unpack(bytes.subarray(start), left) : { size: length, end: length }
      left -= size
      if (left < 0) return false
      if (streamed && bytes.indexOf(descriptor, start) !== start + end) return false
      at = streamed ? start + end + 16 : start + length
    }
  } catch {
    return false
  }
  return true
}
