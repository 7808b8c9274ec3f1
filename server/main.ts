// React decides by this variable, as it is loaded, whether it is the fast one: before anything that imports it.
process.env.NODE_ENV ??= 'production'
await import('./serve.ts')

export {}
