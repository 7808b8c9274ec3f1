/** Opens one HEIC picture and ends: what it took of memory goes with it. Started by decode-heic.server.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

const { maxPixels } = workerData
const bytes = Buffer.from(workerData.bytes)

/** Phones take pictures in a wider range of colours than sRGB, and say so in a profile that must go with the pixels. */
function findProfile() {
  const mark = bytes.indexOf('colrprof')
  return mark < 4 ? Buffer.alloc(0) : bytes.subarray(mark + 8, mark - 4 + bytes.readUInt32BE(mark - 4))
}

const [SHORT, LONG, BYTES] = [3, 4, 7]

/** A TIFF without compression: the plainest file that has room for pixels and a profile. Only its pixels are missing. */
function makeTiff(width, height, profile) {
  const count = profile.length > 0 ? 11 : 10
  const depths = 8 + 2 + count * 12 + 4
  const pixels = depths + 8 + profile.length
  const size = width * height * 4
  const file = Buffer.alloc(pixels + size)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(8, 4)
  file.writeUInt16LE(count, 8)
  const fields = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, depths],
    [259, SHORT, 1, 1], // no compression
    [262, SHORT, 1, 2], // red, green, blue
    [273, LONG, 1, pixels],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, size],
    [338, SHORT, 1, 2], // the fourth is how opaque
    [34675, BYTES, profile.length, depths + 8],
  ]
  for (const [place, [tag, type, length, value]] of fields.slice(0, count).entries()) {
    const at = 10 + place * 12
    file.writeUInt16LE(tag, at)
    file.writeUInt16LE(type, at + 2)
    file.writeUInt32LE(length, at + 4)
    file.writeUInt32LE(value, at + 8)
  }
  for (const channel of [0, 1, 2, 3]) file.writeUInt16LE(8, depths + channel * 2)
  profile.copy(file, depths + 8)
  return { file, pixels: new Uint8ClampedArray(file.buffer, file.byteOffset + pixels, size) }
}

await libheif.ready
const images = new libheif.HeifDecoder().decode(bytes)
const image = images.find((one) => one.is_primary()) ?? images[0]
if (!image) throw new Error('There is no picture in it.')
// As it is to be shown: a quarter turn that the phone asked for is made here.
const [width, height] = [image.get_width(), image.get_height()]
if (!(width * height <= maxPixels)) throw new Error(`${width} by ${height} pixels are too many.`)
const { file, pixels } = makeTiff(width, height, findProfile())
image.display({ data: pixels, width, height }, (drawn) => {
  if (!drawn) throw new Error('It cannot be drawn.')
  parentPort.postMessage(file, [file.buffer])
})
