/** The public API of the design system, sorted by path. Only these exports are covered by semantic versioning. */

export { Alert, type AlertProps, type AlertTone } from './components/alert/index.js'
export * as AppShell from './components/app-shell/index.js'
export {
  Avatar,
  type AvatarProps,
  type AvatarShape,
  type AvatarSize,
} from './components/avatar/index.js'
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/index.js'
export { Banner, type BannerProps, type BannerTone } from './components/banner/index.js'
export {
  BarChart,
  type BarChartProps,
  type BarDirection,
  type ChartDatum,
  type ChartLinks,
  type ChartProps,
  type ChartSeries,
  type ChartTone,
} from './components/bar-chart/index.js'
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from './components/button/index.js'
export * as Card from './components/card/index.js'
export { Checkbox, type CheckboxProps } from './components/checkbox/index.js'
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/index.js'
export { Code, CodeBlock, type CodeBlockProps } from './components/code/index.js'
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type SearchFunction,
} from './components/combobox/index.js'
export {
  type CommandItem,
  type CommandPage,
  CommandPalette,
  type CommandPaletteProps,
  useCommandKey,
} from './components/command-palette/index.js'
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/index.js'
export * as ContextMenu from './components/context-menu/index.js'
export { CopyButton, type CopyButtonProps } from './components/copy-button/index.js'
export {
  DataTable,
  type DataTableColumn,
  type DataTableDensity,
  type DataTableProps,
  type DataTableSorting,
  type SortValue,
} from './components/data-table/index.js'
export { DateField, type DateFieldProps, formatDate, parseDate } from './components/date-field/index.js'
export { type DateRange, DateRangeField, type DateRangeFieldProps } from './components/date-range-field/index.js'
export { DateTimeField, type DateTimeFieldProps } from './components/date-time-field/index.js'
export * as DescriptionList from './components/description-list/index.js'
export * as Dialog from './components/dialog/index.js'
export { Disclosure, type DisclosureProps } from './components/disclosure/index.js'
export { DonutChart, type DonutChartProps } from './components/donut-chart/index.js'
export * as Drawer from './components/drawer/index.js'
export * as DropdownMenu from './components/dropdown-menu/index.js'
export { EmptyState, type EmptyStateProps } from './components/empty-state/index.js'
export { ErrorState, type ErrorStateProps, type ErrorStateTone } from './components/error-state/index.js'
export {
  Field,
  type FieldBaseProps,
  type FieldControl,
  type FieldProps,
  useFieldControl,
} from './components/field/index.js'
export {
  FileDrop,
  type FileDropProps,
  type FileRejectionReason,
  type FileUpload,
  type RejectedFile,
} from './components/file-drop/index.js'
export { FileTile, type FileTileFit, type FileTileProps, fileTileFits } from './components/file-tile/index.js'
export { FilterBar, type FilterBarProps } from './components/filter-bar/index.js'
export { FilterChip, type FilterChipProps } from './components/filter-chip/index.js'
export { ErrorSummary, type ErrorSummaryProps, Form, type FormError, type FormProps } from './components/form/index.js'
export { Grid, type GridColumns, type GridProps } from './components/grid/index.js'
export * as Header from './components/header/index.js'
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './components/heading/index.js'
export { IconButton, type IconButtonProps } from './components/icon-button/index.js'
export { Inline, type InlineProps } from './components/inline/index.js'
export { Kbd, type KbdProps } from './components/kbd/index.js'
export { LineChart, type LineChartProps } from './components/line-chart/index.js'
export { Link, type LinkProps, type LinkTone } from './components/link/index.js'
export { Loader, type LoaderProps } from './components/loader/index.js'
export { Logo, type LogoProps } from './components/logo/index.js'
export {
  MarkedText,
  type MarkedTextProps,
  type MarkedTextTone,
  markedTextTones,
  type TextMark,
} from './components/marked-text/index.js'
export {
  formatMasked,
  MaskedField,
  type MaskedFieldProps,
  type MaskKind,
  unmask,
} from './components/masked-field/index.js'
export { MessagesProvider, type MessagesProviderProps } from './components/messages-provider/index.js'
export { MoneyField, type MoneyFieldProps } from './components/money-field/index.js'
export { MultiSelect, type MultiSelectProps } from './components/multi-select/index.js'
export { NavLink, type NavLinkProps } from './components/nav-link/index.js'
export { NumberField, type NumberFieldProps } from './components/number-field/index.js'
export { PageHeader, type PageHeaderProps } from './components/page-header/index.js'
export { Pagination, type PaginationProps } from './components/pagination/index.js'
export { PasswordField, type PasswordFieldProps } from './components/password-field/index.js'
export * as Popover from './components/popover/index.js'
export {
  PrintSheet,
  type PrintSheetProps,
  type PrintSheetSize,
  printSheetSizes,
} from './components/print-sheet/index.js'
export {
  ProgressBar,
  type ProgressBarProps,
  type ProgressTone,
} from './components/progress-bar/index.js'
export { Prose } from './components/prose/index.js'
export { QrCode, type QrCodeProps, type QrCodeSize, qrCodeSizes } from './components/qr-code/index.js'
export {
  type ChoiceGroupOption,
  type ChoiceGroupOrientation,
  RadioGroup,
  type RadioGroupProps,
} from './components/radio-group/index.js'
export { RelativeTime, type RelativeTimeProps } from './components/relative-time/index.js'
export {
  RouteMap,
  type RouteMapProps,
  type RouteMapState,
  type RouteMapStop,
  type RouteMapTiles,
} from './components/route-map/index.js'
export {
  ScrollArea,
  type ScrollAreaProps,
  type ScrollAreaSurface,
} from './components/scroll-area/index.js'
export { SearchField, type SearchFieldProps } from './components/search-field/index.js'
export { Section, type SectionProps } from './components/section/index.js'
export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
  type SegmentedControlSize,
} from './components/segmented-control/index.js'
export { Select, type SelectOption, type SelectProps, type SelectSize } from './components/select/index.js'
export {
  Separator,
  type SeparatorOrientation,
  type SeparatorProps,
} from './components/separator/index.js'
export * as Sidebar from './components/sidebar/index.js'
export {
  SignaturePad,
  type SignaturePadProps,
} from './components/signature-pad/index.js'
export { Skeleton, type SkeletonProps, type SkeletonShape } from './components/skeleton/index.js'
export { SkipLink, type SkipLinkProps } from './components/skip-link/index.js'
export { Sparkline, type SparklineProps, type SparklineTone } from './components/sparkline/index.js'
export { type LayoutGap, Stack, type StackProps } from './components/stack/index.js'
export { StackedBarChart, type StackedBarChartProps } from './components/stacked-bar-chart/index.js'
export { StatCard, type StatCardProps, type StatTone } from './components/stat-card/index.js'
export {
  StatusBadge,
  type StatusBadgeProps,
  StatusIcon,
  type StatusIconProps,
  type StatusKind,
} from './components/status-badge/index.js'
export {
  StatusHero,
  type StatusHeroProps,
  type StatusHeroTone,
} from './components/status-hero/index.js'
export * as Stepper from './components/stepper/index.js'
export { Switch, type SwitchProps } from './components/switch/index.js'
export * as Table from './components/table/index.js'
export * as Tabs from './components/tabs/index.js'
export { Text, type TextProps, type TextSize, type TextTone } from './components/text/index.js'
export { TextField, type TextFieldProps, TextInput } from './components/text-field/index.js'
export { Textarea, type TextareaProps } from './components/textarea/index.js'
export { formatTime, parseTime, TimeField, type TimeFieldProps } from './components/time-field/index.js'
export * as Timeline from './components/timeline/index.js'
export { Toaster, type ToastOptions, type ToastTone, toast } from './components/toaster/index.js'
export { Tooltip, type TooltipProps, type TooltipSide } from './components/tooltip/index.js'
export * as TrackingSteps from './components/tracking-steps/index.js'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/index.js'
export { type CaptureMessages, captureMessages } from './lib/capture-messages.js'
export { cn } from './lib/cn.js'
export { type DataMessages, dataMessages } from './lib/data-messages.js'
export { defaultMessages } from './lib/default-messages.js'
export { type InputMessages, inputMessages } from './lib/input-messages.js'
export { type MapMessages, mapMessages } from './lib/map-messages.js'
export type { MessageCatalog, Messages } from './lib/messages.js'
export { onLoadError, preloadOverlays } from './lib/on-demand.js'
export { type ColorToken, tokens } from './tokens/tokens.js'
