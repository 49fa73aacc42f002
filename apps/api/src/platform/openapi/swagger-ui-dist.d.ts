declare module 'swagger-ui-dist/absolute-path.js' {
  /** Returns the folder of the built files. */
  const getAbsoluteFSPath: () => string
  export = getAbsoluteFSPath
}
