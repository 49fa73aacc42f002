export {
  PopoverClose as Close,
  type PopoverCloseProps as CloseProps,
  PopoverContent as Content,
  type PopoverContentProps as ContentProps,
  PopoverRoot as Root,
  type PopoverRootProps as RootProps,
  PopoverTrigger as Trigger,
  type PopoverTriggerProps as TriggerProps,
} from './popover.tsx'
