export const loadReceiptCard = () => import('@/components/orders/receipt-card').then((m) => m.ReceiptCard)
