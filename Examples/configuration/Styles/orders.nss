/* Learn: an app's own classes, and what its project wants to hear of. */
@ink: #1A2733;

OrderTotal {
    font-color: @ink;
    total-color: @ink;
    total-color-overdue: 17;
    total-is-blod: true;
    tracking-name: total;
}

OrderTotl {
    font-color: @ink;
}
