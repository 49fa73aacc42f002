export * from 'sonner'
