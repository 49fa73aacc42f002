export {
  DialogClose as Close,
  type DialogCloseProps as CloseProps,
  type DialogContentProps as ContentProps,
  DialogFooter as Footer,
  DialogRoot as Root,
  type DialogRootProps as RootProps,
  DialogTrigger as Trigger,
  type DialogTriggerProps as TriggerProps,
} from '../dialog/dialog.tsx'
export { DrawerContent as Content } from './drawer.tsx'
