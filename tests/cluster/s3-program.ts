/** An S3 server as a program of its own: node tests/cluster/s3-program.ts FOLDER PORT BUCKET */
import S3rver from '@20minutes/s3rver'

const [directory = '', port, name = ''] = process.argv.slice(2)
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name }],
  // As in tests/helpers/object-server.ts.
  allowMismatchedSignatures: true,
}).run()
