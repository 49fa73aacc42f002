export {
  type CenteredDialogProps as ContentProps,
  DialogClose as Close,
  type DialogCloseProps as CloseProps,
  DialogContent as Content,
  DialogFooter as Footer,
  DialogRoot as Root,
  type DialogRootProps as RootProps,
  DialogTrigger as Trigger,
  type DialogTriggerProps as TriggerProps,
} from './dialog.tsx'
export type { DialogSize as Size } from './dialog.variants.ts'
