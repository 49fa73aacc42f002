export * from 'cmdk'
