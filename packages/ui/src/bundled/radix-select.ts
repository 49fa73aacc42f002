export * from '@radix-ui/react-select'
