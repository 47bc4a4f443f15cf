#!/usr/bin/env bash
# `npm run e2e:visual` by the browser that made the committed pictures, wherever Docker runs; the arguments are passed on.
set -euo pipefail
cd "$(dirname "$0")/../.."
# The processor of the committed pictures, whichever this machine has.
export DOCKER_DEFAULT_PLATFORM=linux/amd64
docker build --tag tasty-visual e2e/visual

# On Linux, what the container writes belongs to root: commands outside could neither replace nor remove it.
hand_over() {
  find . -name node_modules -prune -o ! -user "$(id -u)" -user 0 -print0 |
    xargs -0r docker run --rm --volume "$PWD:$PWD" --workdir "$PWD" tasty-visual chown -h "$(id -u):$(id -g)"
}
trap hand_over EXIT

# The container has packages and a build of its own: those of this machine may be of another system. Docker would make the
# folders that are missing here, as root.
mkdir -p node_modules .next .e2e
docker run --rm --ipc=host --volume "$PWD:$PWD" --workdir "$PWD" \
  --volume tasty-visual-modules-amd64:"$PWD/node_modules" --volume "$PWD/.next" --volume "$PWD/.e2e" \
  --env CI --env PLAYWRIGHT_BLOB_OUTPUT_NAME \
  tasty-visual npm run e2e:visual -- "$@"
