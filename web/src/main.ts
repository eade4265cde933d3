import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language } from "./lib/browser/language.svelte";
import { router } from "./lib/browser/router.svelte";
import { applyTheme } from "./lib/browser/settings.svelte";

document.documentElement.lang = language.now;
applyTheme();
router.start();
mount(App, { target: document.getElementById("app")! });
